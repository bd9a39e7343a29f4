// Sent as /sw.js where the worker is switched off (SERVICE_WORKER=off): it takes the other's place and goes.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
