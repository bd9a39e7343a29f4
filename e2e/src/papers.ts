import { expect, type Locator } from '@playwright/test';

/** Opens each paper of an application, without which nobody is approved. */
export async function lookAtPapers(panel: Locator): Promise<void> {
  await expect(panel.getByRole('tab')).not.toHaveCount(0);
  for (const paper of await panel.getByRole('tab').all()) {
    await paper.click();
    await expect(panel.getByText(new RegExp(`open first:.*${await paper.textContent()}`))).toHaveCount(0);
  }
}
