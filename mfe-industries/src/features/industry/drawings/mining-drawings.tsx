import ConveyorDriveScene from './mining/conveyor-drive-scene.svg';
import EquipmentHealthSymbol from './mining/equipment-health-symbol.svg';
import Exhibit from './mining/exhibit.svg';
import GeologySymbol from './mining/geology-symbol.svg';
import HaulLoopScene from './mining/haul-loop-scene.svg';
import HaulageSymbol from './mining/haulage-symbol.svg';
import IncidentForecastSymbol from './mining/incident-forecast-symbol.svg';
import OreSectionScene from './mining/ore-section-scene.svg';
import Plate from './mining/plate.svg';

export const miningDrawings = {
  plate: <Plate />,
  symbols: {
    haulage: <HaulageSymbol />,
    geology: <GeologySymbol />,
    'incident-forecast': <IncidentForecastSymbol />,
    'equipment-health': <EquipmentHealthSymbol />,
  },
  scenes: {
    'haul-loop': <HaulLoopScene />,
    'ore-section': <OreSectionScene />,
    'conveyor-drive': <ConveyorDriveScene />,
  },
  exhibit: [<Exhibit />],
};
