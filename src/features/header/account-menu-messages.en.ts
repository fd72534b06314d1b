export const messages = {
  profile: 'Profile',
  signOut: 'Sign Out',
};
