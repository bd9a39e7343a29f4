/** Where this remote alone links to. */
export const patientPaths = {
  doctorProfile: (id: string) => `/findadoctor/${encodeURIComponent(id)}`,
} as const;
