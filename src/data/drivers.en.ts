export const messages = {
  name: 'Arjun Rawat',
  vehicle: 'Honda Activa · DL 3S AB 4821',
  eta: '15-20 min',
};
