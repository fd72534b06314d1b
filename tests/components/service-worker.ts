/** A test double of the service worker, because jsdom has no service workers. */
type News = { onFound: () => void; onTakeover: () => void; onPartMissing: () => void };

const nothing = () => {};

export const worker = {
  news: { onFound: nothing, onTakeover: nothing, onPartMissing: nothing },
  applied: 0,
  reloads: 0,
};

export const serviceWorker = {
  watchForUpdates: async (news: News) => {
    worker.news = news;
  },
  applyUpdate: async () => {
    worker.applied += 1;
  },
  reload: () => {
    worker.reloads += 1;
  },
};
