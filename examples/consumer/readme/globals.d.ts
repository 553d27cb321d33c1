import type { AuthAlert, AuthRequest, AuthResponse } from '@alphazone/machines';
import type { ComponentType } from 'react';

// What the examples of the READMEs leave to their reader.
declare global {
  function send(request: AuthRequest, signal: AbortSignal): Promise<AuthResponse>;
  const texts: Record<AuthAlert, string>;
  const App: ComponentType;
}
