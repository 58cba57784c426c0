import AisleRoundScene from './retail/aisle-round-scene.svg';
import BackRoomScene from './retail/back-room-scene.svg';
import DemandSymbol from './retail/demand-symbol.svg';
import Exhibit1 from './retail/exhibit-1.svg';
import Exhibit2 from './retail/exhibit-2.svg';
import MicroFulfillmentSymbol from './retail/micro-fulfillment-symbol.svg';
import Plate from './retail/plate.svg';
import PriceSymbol from './retail/price-symbol.svg';
import PromotionWeekScene from './retail/promotion-week-scene.svg';
import ShelfSymbol from './retail/shelf-symbol.svg';

export const retailDrawings = {
  plate: <Plate />,
  symbols: {
    demand: <DemandSymbol />,
    shelf: <ShelfSymbol />,
    price: <PriceSymbol />,
    'micro-fulfillment': <MicroFulfillmentSymbol />,
  },
  scenes: {
    'promotion-week': <PromotionWeekScene />,
    'aisle-round': <AisleRoundScene />,
    'back-room': <BackRoomScene />,
  },
  exhibit: [<Exhibit1 />, <Exhibit2 />],
};
