import type { ReactElement } from 'react';
import type { IndustryDrawings } from '../../lib/industry-drawings';
import BearingSymbol from './drawings/bearing-symbol.svg';
import Belt from './drawings/belt.svg';
import CastingLineScene from './drawings/casting-line-scene.svg';
import EnergyUseSymbol from './drawings/energy-use-symbol.svg';
import HandlingSymbol from './drawings/handling-symbol.svg';
import InspectionSymbol from './drawings/inspection-symbol.svg';
import Plate from './drawings/plate.svg';
import ScheduleSymbol from './drawings/schedule-symbol.svg';
import SharedOrdersScene from './drawings/shared-orders-scene.svg';
import SpindleTrendScene from './drawings/spindle-trend-scene.svg';

export const manufacturingDrawings: Omit<IndustryDrawings, 'exhibit'> & { belt: ReactElement } = {
  plate: <Plate />,
  symbols: {
    bearing: <BearingSymbol />,
    schedule: <ScheduleSymbol />,
    inspection: <InspectionSymbol />,
    handling: <HandlingSymbol />,
    'energy-use': <EnergyUseSymbol />,
  },
  scenes: {
    'spindle-trend': <SpindleTrendScene />,
    'casting-line': <CastingLineScene />,
    'shared-orders': <SharedOrdersScene />,
  },
  belt: <Belt />,
};
