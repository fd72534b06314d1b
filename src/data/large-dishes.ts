const files = import.meta.glob<string>('./dishes/*.large.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * Returns the URL of a dish's large picture. This function has its own module, because few pages need large
 * pictures.
 */
export function findLarge(dishId: string): string | undefined {
  return files[`./dishes/${dishId}.large.avif`];
}
