import { createCache, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import './ant.generated.css';
import { antNames } from './names';

/** antd writes its variables at run time all the same; they have their place in the style sheet, and go nowhere. */
const nowhere = document.createElement('div');
/** One cache for every React root. */
const cache = createCache();

/**
 * The antd provider, inside the parts that draw with antd and nowhere else: pages without such a part load none of it.
 * antd's rules go into a cascade layer, so that the parts' own rules win without a fight over specificity.
 */
export function AntScope({ children }: { children: ReactNode }) {
  return (
    <StyleProvider cache={cache} container={nowhere} layer>
      <ConfigProvider theme={antNames} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
