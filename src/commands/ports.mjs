export const appPort = { number: 5173, neededBy: 'the app' };
export const previewPort = { number: 4173, neededBy: 'the preview' };
export const signInPort = { number: 9099, neededBy: 'the Auth emulator' };
