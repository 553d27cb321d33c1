import { pagePatterns } from '@alphazone/client/pages';

import { isId } from '../database/ids';
import { decodeSafely } from '../decode-safely';

export type PageName = keyof typeof pagePatterns;

export interface MatchedPage {
  name: PageName;
  params: Readonly<Record<string, string>>;
  /** The pathname as links spell it. */
  pathname: string;
}

interface Pattern {
  name: PageName;
  segments: readonly string[];
}

const isParam = (segment: string) => segment.startsWith(':');

/** Fixed segments go before parameters. */
const patterns: readonly Pattern[] = Object.entries(pagePatterns)
  .map(([name, pattern]) => ({ name: name as PageName, segments: pattern.split('/').filter(Boolean) }))
  .sort((a, b) => a.segments.filter(isParam).length - b.segments.filter(isParam).length);

/** Undefined for an address that the app does not know. */
export function matchPage(pathname: string): MatchedPage | undefined {
  const parts = pathname.split('/').filter(Boolean).map(decodeSafely);
  if (parts.includes(undefined)) return undefined;
  for (const { name, segments } of patterns) {
    const params = matchSegments(segments, parts as string[]);
    if (params) return { name, params, pathname: fill(segments, params) };
  }
  return undefined;
}

function matchSegments(segments: readonly string[], parts: readonly string[]) {
  const least = segments.filter((segment) => !segment.endsWith('?')).length;
  if (parts.length > segments.length || parts.length < least) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (isParam(segment)) params[paramOf(segment)] = normalise(paramOf(segment), part);
    else if (segment.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}

function fill(segments: readonly string[], params: Readonly<Record<string, string>>): string {
  const parts = segments.flatMap((segment) => {
    if (!isParam(segment)) return [segment];
    const value = params[paramOf(segment)];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return `/${parts.join('/')}`;
}

const paramOf = (segment: string) => segment.slice(1).replace('?', '');

/** Links to zones are in lower case. Ids other than UUIDs identify nothing. */
const normalise = (param: string, value: string) =>
  param !== 'id' || isId(value) ? value.toLowerCase() : value;
