/**
 * Whether the query of an address asks for something, as `?embed` and `?embed=true` do, and `?embed=false` does not.
 * @param {URLSearchParams} query
 * @param {string} name
 */
export function isAsked(query, name) {
  return query.has(name) && !/^(false|no|off|0)$/i.test(query.get(name) ?? "");
}
