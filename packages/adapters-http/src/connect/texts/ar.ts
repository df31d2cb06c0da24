import type { ConnectTexts } from "./connect-texts.js";

export const ar: ConnectTexts = {
  direction: "rtl",
  connect: "ربط مساعد",
  wantsYourData: "يريد {client} استخدام بياناتك",
  assistant: "المساعد",
  you: "أنت",
  customer: "العميل",
  service: "الخدمة",
  sendsYouTo: "ينقلك إلى",
  itCan: "إذا سمحت بذلك، فسيمكنه",
  scopes: {
    "analytics:read":
      "البحث في البيانات وتنفيذ الاستعلامات وقراءة الرسوم البيانية ولوحات المعلومات",
    "analytics:chat": "سؤال المحلل نيابة عنك، وتُحفظ محادثاته مع محادثاتك",
  },
  limits:
    "يرى ما يحق لك رؤيته ولا شيء غيره. ينتهي وصوله بعد 30 يومًا، أو قبل ذلك إذا فصلته أنت أو المسؤول لديك.",
  allow: "السماح",
  deny: "عدم السماح",
  notConnected: "لم يتم ربط المساعد",
};
