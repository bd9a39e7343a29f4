import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const styleName = `${RuntimeGlobals.require}.miniCssF`;

/** Runs in the entry, after the functions that name a chunk's script and sheet are there; each call is a request. */
class TryRuntime extends RuntimeModule {
  constructor(isRelease) {
    super('try', RuntimeModule.STAGE_ATTACH);
    this.isRelease = isRelease;
  }

  generate() {
    const wrap = (name) => `if (${name}) ${name} = anew(${name});`;
    const release =
      'var again = (/[?&](try=\\d+)/.exec(document.currentScript && document.currentScript.src) || [])[1];';
    const first = this.isRelease ? '(asked[id] = 1, again ? "?" + again : "")' : '(asked[id] = 1, "")';
    return Template.asString([
      ...(this.isRelease ? [release] : []),
      `var anew = (name, asked = {}) => id => name(id) + (asked[id] ? "?try=" + Date.now() : ${first});`,
      wrap(RuntimeGlobals.getChunkScriptFilename),
      wrap(styleName),
    ]);
  }
}

/**
 * A chunk or a style sheet that is asked for again has an address that it never had, so that it joins no request that
 * hangs and comes from no cache. A release that is tried again has its entry at `?try=1`: with it comes all of it, also
 * what is asked for the first time.
 */
export class TryPlugin {
  /** @param {{ isRelease?: boolean }} options */
  constructor({ isRelease = false } = {}) {
    this.isRelease = isRelease;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('TryPlugin', (chunk) => compilation.addRuntimeModule(chunk, new TryRuntime(this.isRelease)));
    });
  }
}
