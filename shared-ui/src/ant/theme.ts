import type { ThemeConfig } from 'antd/es/config-provider';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import { type ColourName, colours, fonts, type times } from '../theme/tokens';
import { antNames } from './names';

type Mode = keyof typeof colours;

/** antd takes a part away once it has moved out, so where nothing moves there is still an end to hear of. */
const lasting = (time: keyof typeof times) => `max(var(--${time}), 1ms)`;

function tokensOf(colour: Record<ColourName, string>): ThemeConfig['token'] {
  return {
    colorPrimary: colour.primary,
    colorTextLightSolid: colour['on-primary'],
    colorLink: colour.primary,
    colorLinkHover: colour['primary-hover'],
    colorSuccess: colour.green,
    colorWarning: colour.amber,
    colorError: colour.red,
    colorBgLayout: colour.ground,
    colorBgContainer: colour.raised,
    colorBgElevated: colour.raised,
    colorBgMask: colour.mask,
    // A chosen option is in the same colour while the pointer is on it.
    controlItemBgActiveHover: colour['primary-soft'],
    colorText: colour.text,
    colorTextSecondary: colour['text-2'],
    colorTextTertiary: colour['text-3'],
    colorTextPlaceholder: colour['text-3'],
    colorBorder: colour['control-border'],
    colorBorderSecondary: colour.hairline,
    colorIcon: colour['text-2'],
    colorIconHover: colour.text,
    fontFamily: fonts.body,
    fontSize: 15,
    lineHeight: 1.6,
    controlHeight: 40,
    controlHeightSM: 32,
    controlHeightLG: 48,
    borderRadius: 8,
    borderRadiusSM: 6,
    borderRadiusLG: 12,
    wireframe: false,
    motionEaseOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    motionDurationFast: lasting('time-press'),
    motionDurationMid: lasting('time-hover'),
    motionDurationSlow: lasting('time-drawer'),
  };
}

function componentsOf(colour: Record<ColourName, string>): ThemeConfig['components'] {
  return {
    Select: { optionSelectedBg: colour['primary-soft'], optionSelectedColor: colour['on-primary-soft'] },
    Modal: { borderRadiusLG: 16, titleFontSize: 24, contentBg: colour.raised, headerBg: colour.raised },
  };
}

/** antd in the portal's tokens (look book, antd mapping): for the style sheet, which is made when the package is built. */
export const antTheme = (mode: Mode): ThemeConfig => ({
  ...antNames,
  zeroRuntime: false,
  algorithm: mode === 'dark' ? darkAlgorithm : undefined,
  token: tokensOf(colours[mode]),
  components: componentsOf(colours[mode]),
});
