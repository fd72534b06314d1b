/** The URL of the Auth emulator under `npm start` and `npm run preview`; otherwise undefined. */
export const authEmulatorUrl = import.meta.env.VITE_AUTH_EMULATOR_URL;

/** Whether this build has an identity service. Without an identity service, people can still browse. */
export const isIdentityConfigured = Boolean(
  authEmulatorUrl || import.meta.env.VITE_FIREBASE_API_KEY,
);
