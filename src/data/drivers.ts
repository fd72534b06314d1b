import type { Driver } from '../domain/entities.ts';

/** The driver of every order. Assigning a real driver would need a server. */
export const sampleDriver: Driver = {
  name: 'Arjun Rawat',
  phone: '+91 98765 43210',
  vehicle: 'Honda Activa · DL 3S AB 4821',
  rating: 4.8,
};

/** The estimated time that the chat shows if it receives no other estimate. */
export const sampleDriverEta = '15-20 min';
