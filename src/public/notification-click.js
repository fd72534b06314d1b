// @ts-nocheck -- it runs in the service worker, whose types are not the page’s
/* A part of the service worker: a click on a notification leads to the order, in a tab that is open. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = new URL(notification.data?.path ?? '/', self.location.origin).href;
  const show = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find(({ url }) => url === address) ?? tabs[0];
    if (!tab) return self.clients.openWindow(address);
    await tab.focus();
    if (tab.url === address) return tab;
    // Only a tab that this service worker controls can be led elsewhere.
    return tab.navigate(address).catch(() => self.clients.openWindow(address));
  };
  event.waitUntil(show());
});
