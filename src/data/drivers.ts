import type { Driver } from '../domain/entities.ts';

/** The driver of every order. Assigning a real driver would need a server. */
export const sampleDriver: Driver = {
  name: 'Arjun Rawat',
  phone: '+91 98765 43210',
  vehicle: 'Honda Activa · DL 3S AB 4821',
  rating: 4.8,
};

/** The estimated time on the driver card and in the chat until a better estimate is known. */
export const sampleDriverEta = '15-20 min';
