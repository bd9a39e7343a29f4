import { pageStyle } from '../page-style';

/** The look of the page of calls; in light and dark, from 320 pixels on. */
export const docsStyle = `${pageStyle(880)}
  h2 { font: 500 24px/32px Newsreader, Georgia, serif; margin: 40px 0 8px }
  h4 { font-size: 13px; margin: 16px 0 4px; color: light-dark(#4d5a5a, #a9b5b0) }
  nav a { display: inline-block; padding: 4px 8px 4px 0 }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end } label { flex-basis: 100%; font-weight: 500 }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 8px; border: 1px solid
    light-dark(#84796a, #8a9794); background: light-dark(#fffdf9, #172425); color: inherit } input { flex: 1; min-width: 0 }
  ol { margin: 0; gap: 8px }
  details { padding: 0 16px }
  summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere } summary span { color: light-dark(#4d5a5a, #a9b5b0) }
  details p { margin: 0 0 8px } .id { font-size: 13px }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: 4px 16px 4px 0;
    font-weight: 400; overflow-wrap: anywhere }
  code, pre { font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace }
  pre { overflow-x: auto; margin: 0 0 16px; padding: 12px; border-radius: 8px; background: light-dark(#f3ecdf, #0c1415) }`;
