import type { Page } from '@playwright/test';

/** Controls that a finger has less than 44 by 44 px to hit, measured by what lies under it; links in a line of text aside. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const controls = 'a[href], button, input:not([type=file]), select, textarea, [role=button], [role=tab], summary';
    // A link within a line of text is as high as the line (WCAG 2.5.8, inline).
    const isInline = (control: Element) => control.matches('a') && getComputedStyle(control).display === 'inline';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (isInline(control)) return [];
      control.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // A label is its control's, and so is the frame around a field.
      const frame = control.closest('label, .ant-select') ?? control;
      const isHit = (dx: number, dy: number) => frame.contains(document.elementFromPoint(x + dx, y + dy));
      // Not drawn, or under something else for now.
      if (Math.min(width, height) < 2 || !control.contains(document.elementFromPoint(x, y))) return [];
      const reach = (dx: number, dy: number) => {
        let px = 0;
        while (px < least && isHit(dx * (px + 1), dy * (px + 1))) px += 1;
        return px;
      };
      const [wide, high] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return wide < least - 1 || high < least - 1 ? [`${control.tagName} ${name}: ${wide} by ${high}`] : [];
    });
  });
