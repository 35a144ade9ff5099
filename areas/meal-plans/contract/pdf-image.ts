import { z } from 'zod';
import { emptyResponse } from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { defineRoutes } from '#shell/common/route.ts';

const PdfImage = z.object({ url: z.string(), thumbnailUrl: z.string() });
const response = z.object({ image: PdfImage.nullable() });

/** The picture at the top of the PDF of meal plans, unless another one is chosen for it. */
export const pdfImageRoutes = defineRoutes({
  pdfImage: { endpoint: 'GET /meal-plan-settings/pdf-image', permission: 'view meal plans', response },
  savePdfImage: {
    endpoint: 'POST /meal-plan-settings/pdf-image',
    permission: 'admin',
    upload: uploadPolicies.mealPlanPdfImage,
    response,
  },
  deletePdfImage: { endpoint: 'DELETE /meal-plan-settings/pdf-image', permission: 'admin', response: emptyResponse },
});
