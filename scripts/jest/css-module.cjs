// A class name in a test is its own key.
module.exports = new Proxy({}, { get: (_, key) => (key === '__esModule' ? false : String(key)) });
