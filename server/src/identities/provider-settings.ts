import { readSettingsFile } from '../files/read-settings-file';

/** An OpenID Connect provider, as the operator describes it. */
export interface ProviderSettings {
  /** Part of the redirect URI. */
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  scope: string;
}

export interface IdentitySettings {
  providers: readonly ProviderSettings[];
  /** Origin of the redirect URIs. */
  publicUrl: string;
}

const maxProviders = 10;
const fields = ['id', 'name', 'issuer', 'clientId', 'clientSecret', 'scope'];

/**
 * Reads `OIDC_PROVIDERS`.
 * @param text JSON, or the name of a file with JSON.
 * @throws An error that continues a sentence which starts with the setting's name, and names no secret.
 */
export function readProviders(text: string): ProviderSettings[] {
  const list = parse(text.startsWith('[') ? text : readText(text));
  if (!Array.isArray(list) || list.length > maxProviders) {
    throw new Error(`must be a JSON list of at most ${maxProviders} providers.`);
  }
  const providers = list.map((entry: unknown, index) => readProvider(entry, `provider ${index + 1}`));
  for (const field of ['id', 'issuer'] as const) {
    const values = providers.map((provider) => provider[field]);
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (repeated !== undefined) throw new Error(`has two providers with the ${field} "${repeated}".`);
  }
  return providers;
}

function readText(file: string): string {
  try {
    return readSettingsFile(file);
  } catch {
    throw new Error('must be a JSON list, or name a file with one: that file cannot be read.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote secrets.
    throw new Error('is not valid JSON.');
  }
}

function readProvider(entry: unknown, place: string): ProviderSettings {
  if (typeof entry !== 'object' || entry === null)
    throw new Error(`has a mistake: ${place} must be an object.`);
  const given = new Map<string, unknown>(Object.entries(entry));
  const unknown = [...given.keys()].find((name) => !fields.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `has a mistake: ${place} has an unknown field "${unknown}". There are ${fields.join(', ')}.`,
    );
  }
  const read = (name: string, pattern: RegExp, hint: string): string => {
    const value = given.get(name);
    if (typeof value !== 'string' || !pattern.test(value))
      throw new Error(`has a mistake: ${place} needs "${name}", ${hint}.`);
    return value;
  };
  const optional = (name: string, pattern: RegExp, hint: string) =>
    given.has(name) ? read(name, pattern, hint) : undefined;

  return {
    id: read('id', /^(?!sign-up$)[a-z0-9-]{1,32}$/, 'of a-z, 0-9 and -, such as "club"'),
    name: read('name', /^\S(.{0,38}\S)?$/, 'which members read on a button, of at most 40 characters'),
    issuer: readIssuer(read('issuer', /^.+$/, 'an address such as "https://id.example"'), place),
    clientId: read('clientId', /^\S+$/, 'as the provider gives it'),
    clientSecret: optional('clientSecret', /^[\x20-\x7e]+$/, 'as the provider gives it'),
    scope: optional('scope', /(^| )openid( |$)/, 'which includes "openid"') ?? 'openid email profile',
  };
}

/** Plain HTTP is for providers on the same machine. */
function readIssuer(text: string, place: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (url !== undefined && isLocal(url));
  if (!url || !isSecure || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new Error(`has a mistake: ${place} needs "issuer", an address such as "https://id.example".`);
  }
  return url.pathname === '/' ? url.origin : text;
}

export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
