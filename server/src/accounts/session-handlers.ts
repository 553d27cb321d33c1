import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { logIn } from './log-in';
import { signUp } from './sign-up';

export function sessionHandlers(services: Services): Pick<Handlers, 'signup' | 'login'> {
  return {
    signup: ({ body }) => signUp(services, body),
    login: ({ body, request }) => logIn(services, { ...body, address: request.ip }),
  };
}
