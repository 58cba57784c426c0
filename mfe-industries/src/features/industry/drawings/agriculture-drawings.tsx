import CropHealthSymbol from './agriculture/crop-health-symbol.svg';
import Exhibit from './agriculture/exhibit.svg';
import GrainStreamScene from './agriculture/grain-stream-scene.svg';
import HarvestSwathsScene from './agriculture/harvest-swaths-scene.svg';
import HarvestSymbol from './agriculture/harvest-symbol.svg';
import IrrigationBlocksScene from './agriculture/irrigation-blocks-scene.svg';
import IrrigationSymbol from './agriculture/irrigation-symbol.svg';
import Plate from './agriculture/plate.svg';
import SortingSymbol from './agriculture/sorting-symbol.svg';

export const agricultureDrawings = {
  plate: <Plate />,
  symbols: {
    irrigation: <IrrigationSymbol />,
    harvest: <HarvestSymbol />,
    sorting: <SortingSymbol />,
    'crop-health': <CropHealthSymbol />,
  },
  scenes: {
    'irrigation-blocks': <IrrigationBlocksScene />,
    'harvest-swaths': <HarvestSwathsScene />,
    'grain-stream': <GrainStreamScene />,
  },
  exhibit: [<Exhibit />],
};
