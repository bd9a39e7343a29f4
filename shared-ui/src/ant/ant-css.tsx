import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import Drawer from 'antd/es/drawer';
import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import { renderToString } from 'react-dom/server';
import { antTheme } from './theme';

/** The parts of antd that are used here: a new one is drawn here too, and its rules are in the style sheet. */
const parts = [<Drawer key="drawer" open />, <Modal key="modal" open footer={null} />, <Select key="select" />];

type Variables = Map<string, Map<string, string>>;

/** The variables of a mode that the rules read, by selector and name. */
function parseVariables(css: string, rules: string): Variables {
  const read = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const found: Variables = new Map();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!selector.startsWith('.tvacha')) continue;
    const rows = [...body.matchAll(/(--[\w-]+):([^;]*)/g)].filter(([, name]) => read.has(name));
    found.set(selector, new Map(rows.map(([, name = '', value = '']) => [name, value.trim().replaceAll(/\s+/g, ' ')])));
  }
  return found;
}

const block = (selector: string, rows: Iterable<[string, string]>, indent = '') =>
  `${indent}${selector} {\n${[...rows].map(([name, value]) => `${indent}  ${name}: ${value};\n`).join('')}${indent}}\n`;

function extract(mode: 'light' | 'dark') {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache} layer>
      <ConfigProvider theme={antTheme(mode)}>{parts}</ConfigProvider>
    </StyleProvider>,
  );
  const rules = extractStyle(cache, { plain: true, types: 'style' });
  return { rules, variables: parseVariables(extractStyle(cache, { plain: true, types: ['token', 'cssVar'] }), rules) };
}

/**
 * The style sheet of the antd parts, which antd would else write when they are first drawn: the rules once, and the
 * portal's tokens as antd's variables, light by default, dark by attribute or by the reader's system.
 */
export function antCss(): string {
  const light = extract('light');
  const dark = extract('dark').variables;
  const darker = [...dark].map(([selector, rows]) => {
    const other = [...rows].filter(([name, value]) => light.variables.get(selector)?.get(name) !== value);
    return { selector, other };
  });
  const inDark = (root: string, indent = '') =>
    darker
      .filter(({ other }) => other.length > 0)
      .map(({ selector, other }) => block(`${root} ${selector}`, other, indent))
      .join('');
  const css = [
    light.rules.replaceAll('}', '}\n').replaceAll(/\n(?=\})/g, ''),
    ...[...light.variables].map(([selector, rows]) => block(selector, rows)),
    `@media (prefers-color-scheme: dark) {\n${inDark(':root:not([data-theme])', '  ')}}\n`,
    inDark("[data-theme='dark']"),
  ].join('\n');
  // Text grows with the reader's own size of it.
  return css.replaceAll(
    /(font-size[\w-]*: ?)(\d+)px/g,
    (_whole, name: string, px: string) => `${name}${Number(px) / 16}rem`,
  );
}
