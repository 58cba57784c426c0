import ColdChainScene from './logistics/cold-chain-scene.svg';
import ColdChainSymbol from './logistics/cold-chain-symbol.svg';
import Exhibit from './logistics/exhibit.svg';
import GripperSymbol from './logistics/gripper-symbol.svg';
import PlannedRoutesScene from './logistics/planned-routes-scene.svg';
import Plate from './logistics/plate.svg';
import RouteSymbol from './logistics/route-symbol.svg';
import VehicleSymbol from './logistics/vehicle-symbol.svg';
import WarehousePickingScene from './logistics/warehouse-picking-scene.svg';

export const logisticsDrawings = {
  plate: <Plate />,
  symbols: {
    route: <RouteSymbol />,
    gripper: <GripperSymbol />,
    'cold-chain': <ColdChainSymbol />,
    vehicle: <VehicleSymbol />,
  },
  scenes: {
    'planned-routes': <PlannedRoutesScene />,
    'warehouse-picking': <WarehousePickingScene />,
    'cold-chain': <ColdChainScene />,
  },
  exhibit: [<Exhibit />],
};
