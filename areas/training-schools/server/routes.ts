import { trainingSchoolRoutes } from '../contract.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { getMe, login } from './operations.ts';

export const trainingSchoolsServer = bindArea('training-schools', trainingSchoolRoutes, { login, me: getMe });
