/**
 * How antd's parts are named at run time: one fixed key and no hash, so class names are always the same. antd writes
 * no styles: what the names look like is in ant.generated.css.
 */
export const antNames = { cssVar: { key: 'tvacha' }, hashed: false, zeroRuntime: true };
