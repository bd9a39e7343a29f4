import { test as setup } from '@playwright/test';
import { sowPortals } from '../src/portal';

setup('sow what the portals of the journeys start with', async () => {
  await sowPortals();
});
