import CraneOverlapScene from './construction/crane-overlap-scene.svg';
import Exhibit1 from './construction/exhibit-1.svg';
import Exhibit2 from './construction/exhibit-2.svg';
import Exhibit3 from './construction/exhibit-3.svg';
import PlantCorridorScene from './construction/plant-corridor-scene.svg';
import PlantSymbol from './construction/plant-symbol.svg';
import Plate from './construction/plate.svg';
import ProgressSymbol from './construction/progress-symbol.svg';
import QualitySymbol from './construction/quality-symbol.svg';
import SiteSafetySymbol from './construction/site-safety-symbol.svg';
import SlabPourScene from './construction/slab-pour-scene.svg';

export const constructionDrawings = {
  plate: <Plate />,
  symbols: {
    'site-safety': <SiteSafetySymbol />,
    progress: <ProgressSymbol />,
    plant: <PlantSymbol />,
    quality: <QualitySymbol />,
  },
  scenes: {
    'crane-overlap': <CraneOverlapScene />,
    'slab-pour': <SlabPourScene />,
    'plant-corridor': <PlantCorridorScene />,
  },
  exhibit: [<Exhibit1 />, <Exhibit2 />, <Exhibit3 />],
};
