import AssetTrackingSymbol from './healthcare/asset-tracking-symbol.svg';
import ClaimSymbol from './healthcare/claim-symbol.svg';
import ClaimsDeskScene from './healthcare/claims-desk-scene.svg';
import Exhibit from './healthcare/exhibit.svg';
import LabLineScene from './healthcare/lab-line-scene.svg';
import LabRackSymbol from './healthcare/lab-rack-symbol.svg';
import Plate from './healthcare/plate.svg';
import TheatreCorridorScene from './healthcare/theatre-corridor-scene.svg';
import TheatreListSymbol from './healthcare/theatre-list-symbol.svg';

export const healthcareDrawings = {
  plate: <Plate />,
  symbols: {
    claim: <ClaimSymbol />,
    'theatre-list': <TheatreListSymbol />,
    'asset-tracking': <AssetTrackingSymbol />,
    'lab-rack': <LabRackSymbol />,
  },
  scenes: {
    'claims-desk': <ClaimsDeskScene />,
    'theatre-corridor': <TheatreCorridorScene />,
    'lab-line': <LabLineScene />,
  },
  exhibit: [<Exhibit />],
};
