// The example of the guide to servers, asked once.

import worker from "../documented/cloudflare.mjs";

export default {
  async test() {
    const answers = ["f5d6c3", "hello"].map(async (position) => {
      const response = await worker.fetch(new Request(`https://example.org/?position=${position}`));
      return [response.status, (await response.json()).move];
    });
    console.log(JSON.stringify(await Promise.all(answers)));
  },
};
