// The package as users get it: packed, installed in a fresh folder and used there. In one process, so that it is
// installed once.

import "./scripts.js";
import "./compilers.js";
import "./bundlers.js";
import "./libraries.js";
import "./board.js";
import "./doms.js";
import "./workerd.js";
import "./documented.js";
import "./next.js";
import "./tarball.js";
import "./server.js";
import "./refusals.js";
import "./budget.js";
