import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { PortalTheme } from '../theme/theme';

/** Draws a part in the portal's theme, with somebody at keyboard and mouse. */
export function renderPart(part: ReactElement) {
  const user = userEvent.setup();
  return { user, ...render(part, { wrapper: PortalTheme }) };
}
