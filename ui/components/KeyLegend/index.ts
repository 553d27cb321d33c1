export { KeyLegend, type KeyLabel, type KeyLegendProps } from './KeyLegend';
