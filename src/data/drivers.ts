import type { Driver } from '../domain/entities.ts';
import { messages } from './drivers.en.ts';

/** The driver of every order. Assigning a real driver would need a server. */
export const sampleDriver: Driver = {
  name: messages.name,
  phone: '+91 98765 43210',
  vehicle: messages.vehicle,
  rating: 4.8,
};

/**
 * Returns a stored driver with the name and the vehicle of the current language. An order stores the name and
 * the vehicle in the language in which it was placed.
 */
export function translateDriver(stored: Driver): Driver {
  if (stored.phone !== sampleDriver.phone) return stored;
  const { name, vehicle } = sampleDriver;
  return { ...stored, name, vehicle };
}

/** The estimated time that the chat shows if it receives no other estimate. */
export const sampleDriverEta = messages.eta;
