import { emailOf, password } from '../seed';
import { hasFields, httpCase } from './case';

/** Bounded by password hashing. */
export const logInCase = httpCase({
  name: 'log in',
  limit: 'select 1',
  requests:
    ({ size }) =>
    (number) => ({
      method: 'POST',
      path: '/api/users/login',
      body: { email: emailOf(number % size.members), password },
    }),
  isCorrect: (body) => hasFields(body, 'token'),
});
