import { expect, go, heading, test } from './site/test';

const everyArea = ['auth', 'doctor', 'patient', 'admin'] as const;

test('[MFE-05] shell and all four remotes have one store and one permission module', async ({ page, site }) => {
  await site.publish('auth@1.0.0', 'doctor@1.0.0', 'patient@1.0.0', 'admin@1.0.0');
  await page.goto('/doctor/home');
  for (const area of everyArea) {
    await go(page, `/${area}/home`);
    await expect(heading(page, `${area} 1.0.0`)).toBeVisible();
  }

  const same = await page.evaluate((areas) => {
    const offered = (key: string) => Reflect.get(window, '__FEDERATION__').__INSTANCES__[0].shareScopeMap.default[key];
    const ofShell = (key: string) => Object.values<{ lib: () => object }>(offered(key)).map(({ lib }) => lib());
    const stores = ofShell('@tvacha/shared-core/store');
    const permissions = ofShell('@tvacha/shared-core/permissions');
    return areas.map((area) => ({
      area,
      versions: [stores.length, permissions.length],
      module: window.received?.[area]?.store === stores[0],
      store: window.received?.[area]?.store.portalStore() === window.received?.auth?.store.portalStore(),
      permissions: window.received?.[area]?.permissions === permissions[0],
      canAdmin: window.received?.[area]?.permissions.canAdmin === window.received?.auth?.permissions.canAdmin,
    }));
  }, everyArea);
  for (const found of same) {
    expect(found).toEqual({
      area: found.area,
      versions: [1, 1],
      module: true,
      store: true,
      permissions: true,
      canAdmin: true,
    });
  }

  // What a remote puts into the store, the shell's own toasts show.
  await page.getByRole('button', { name: 'Say something' }).click();
  await expect(page.getByText('Copied Successfully !!!')).toBeVisible();
});
