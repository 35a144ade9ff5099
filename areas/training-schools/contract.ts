import { z } from 'zod';
import { email } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

const TrainingSchoolUser = z.object({ id: z.uuid(), email: z.string(), name: z.string() });

export const trainingSchoolRoutes = defineRoutes({
  login: {
    endpoint: 'POST /training_school/login',
    permission: 'public',
    body: z.object({ email, password: z.string().min(1).max(200) }),
    response: z.object({ access_token: z.string(), expiresAt: z.string() }),
  },
  me: {
    endpoint: 'GET /training_school/me',
    permission: 'training school',
    response: z.object({ user: TrainingSchoolUser }),
  },
});

export const trainingSchoolProblems = defineProblems('training-schools', { wrong_login: 422 });
