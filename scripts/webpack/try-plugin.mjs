import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const styleName = `${RuntimeGlobals.require}.miniCssF`;

/** Runs in the entry, after the functions that name a chunk's script and sheet are there. */
class TryRuntime extends RuntimeModule {
  constructor() {
    super('try', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const wrap = (name) => `if (${name}) ${name} = (name => id => name(id) + "?" + again)(${name});`;
    return Template.asString([
      'var again = (/[?&](try=\\d+)/.exec(document.currentScript && document.currentScript.src) || [])[1];',
      'if (again) {',
      Template.indent([wrap(RuntimeGlobals.getChunkScriptFilename), wrap(styleName)]),
      '}',
    ]);
  }
}

/**
 * A release that is tried again has its entry at `?try=1`: its chunks and style sheets are then asked for with the
 * same query, so that they join no request that hangs and come from no cache.
 */
export class TryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('TryPlugin', (chunk) => compilation.addRuntimeModule(chunk, new TryRuntime()));
    });
  }
}
