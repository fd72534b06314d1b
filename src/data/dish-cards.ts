const files = import.meta.glob<string>('./dishes/*.card.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** Returns the URL of a dish's picture in card size, or '' if the dish has no picture. */
export function findCard(dishId: string): string {
  return files[`./dishes/${dishId}.card.avif`] ?? '';
}
