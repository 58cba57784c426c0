import Exhibit from './energy/exhibit.svg';
import FarmInspectionSymbol from './energy/farm-inspection-symbol.svg';
import FaultSymbol from './energy/fault-symbol.svg';
import FeederBranchScene from './energy/feeder-branch-scene.svg';
import GridMaintenanceSymbol from './energy/grid-maintenance-symbol.svg';
import MeteringSymbol from './energy/metering-symbol.svg';
import Plate from './energy/plate.svg';
import TransformerTrendScene from './energy/transformer-trend-scene.svg';
import TurbineRowScene from './energy/turbine-row-scene.svg';

export const energyDrawings = {
  plate: <Plate />,
  symbols: {
    'grid-maintenance': <GridMaintenanceSymbol />,
    fault: <FaultSymbol />,
    metering: <MeteringSymbol />,
    'farm-inspection': <FarmInspectionSymbol />,
  },
  scenes: {
    'feeder-branch': <FeederBranchScene />,
    'transformer-trend': <TransformerTrendScene />,
    'turbine-row': <TurbineRowScene />,
  },
  exhibit: [<Exhibit />],
};
