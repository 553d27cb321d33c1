import { useId } from 'react';

function createRandom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 974_711) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const hues = [258, 212, 176, 338, 32, 232];

const width = 720;
const height = 240;

const lineEnd = width - 48;

interface Point {
  x: number;
  y: number;
}

function generatePriceLine(next: () => number): Point[] {
  const steps = 22;
  let y = height * (0.68 + next() * 0.14);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const point = { x: (lineEnd / steps) * index, y };
    y = Math.min(height * 0.9, Math.max(height * 0.16, y - height * (next() * 0.17 - 0.063)));
    return point;
  });
}

const pathOf = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export interface BannerArtProps {
  /** An integer. Each seed always draws the same picture. */
  seed: number;
}

export function BannerArt({ seed }: BannerArtProps) {
  const id = useId();
  const next = createRandom(seed);
  const hue = hues[Math.abs(Math.trunc(seed)) % hues.length] ?? 258;
  const line = generatePriceLine(next);
  const path = pathOf(line);
  const end = line.at(-1) ?? { x: lineEnd, y: height / 2 };
  const centre = { x: width * (0.68 + next() * 0.2), y: height * (0.18 + next() * 0.5) };
  const rings = [44, 84, 132, 188, 252];

  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMid slice">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 44% 11%)`} />
          <stop offset="0.55" stopColor={`hsl(${hue} 50% 19%)`} />
          <stop offset="1" stopColor={`hsl(${hue + 24} 54% 29%)`} />
        </linearGradient>
        <radialGradient
          id={`${id}-glow`}
          gradientUnits="userSpaceOnUse"
          cx={centre.x}
          cy={centre.y}
          r={height * 1.15}
        >
          <stop offset="0" stopColor={`hsl(${hue} 80% 68%)`} stopOpacity="0.5" />
          <stop offset="0.4" stopColor={`hsl(${hue} 70% 52%)`} stopOpacity="0.16" />
          <stop offset="1" stopColor={`hsl(${hue} 70% 40%)`} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-line`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0.2" stopColor={`hsl(${hue} 80% 82%)`} stopOpacity="0.1" />
          <stop offset="1" stopColor={`hsl(${hue} 90% 86%)`} stopOpacity="0.95" />
        </linearGradient>
        <linearGradient id={`${id}-area`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`hsl(${hue} 80% 70%)`} stopOpacity="0.1" />
          <stop offset="1" stopColor={`hsl(${hue} 80% 70%)`} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}-sky)`} />
      <rect width={width} height={height} fill={`url(#${id}-glow)`} />
      {rings.map((radius, index) => (
        <circle
          key={radius}
          cx={centre.x}
          cy={centre.y}
          r={radius}
          fill="none"
          stroke="white"
          strokeOpacity={0.16 - index * 0.028}
        />
      ))}
      <circle cx={centre.x} cy={centre.y} r="13" fill={`hsl(${hue} 90% 90%)`} fillOpacity="0.9" />
      <path d={`${path}V${height}H0Z`} fill={`url(#${id}-area)`} />
      <path d={path} fill="none" stroke={`url(#${id}-line)`} strokeWidth="1.75" strokeLinejoin="round" />
      <circle cx={end.x} cy={end.y} r="4" fill="white" />
    </svg>
  );
}
