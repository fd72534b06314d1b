import type { Driver } from '../domain/entities.ts';

/** The driver of every order: assigning a real one is a server's work. */
export const sampleDriver: Driver = {
  name: 'Arjun Rawat',
  phone: '+91 98765 43210',
  vehicle: 'Honda Activa · DL 3S AB 4821',
  rating: 4.8,
};

/** The estimate on the driver card and in the chat until a better one is known. */
export const sampleDriverEta = '15-20 min';
