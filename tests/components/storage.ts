import { reportStorageEvent } from '../services/helpers.ts';

export function stored(key: string): unknown {
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

export function store(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}

/** Stores a value as another tab would. */
export function storeElsewhere(key: string, value: unknown): void {
  store(key, value);
  reportStorageEvent(key);
}
