import { createCache, StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useThemeMode } from '../theme';
import { antTheme } from './theme';

/** One cache for every React root: shell and remotes write each antd style once. */
const cache = createCache();
const themes = { light: antTheme('light'), dark: antTheme('dark') };

/**
 * The antd provider, inside the parts that draw with antd and nowhere else: pages without such a part load none of it.
 * antd's rules go into a cascade layer, so that the parts' own rules win without a fight over specificity.
 */
export function AntScope({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  return (
    <StyleProvider cache={cache} layer>
      <ConfigProvider theme={themes[mode]} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
