export { MachineChart } from './MachineChart';
export { MachineStage } from './MachineStage';
