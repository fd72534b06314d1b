import { AuthModalActor } from '../../shared/app.ts';
import { messages } from './messages.en.ts';

export function useAuthMode() {
  const mode = AuthModalActor.useSelector((snapshot) => {
    if (snapshot.matches({ form: 'signup' })) return 'signup';
    return snapshot.matches({ form: 'passwordReset' }) ? 'passwordReset' : 'login';
  });
  return { mode, ...messages.modes[mode] };
}
